/** Nodes that are no pages, by name in a mapping file: the setting, and the key in our content system. */
const nodes = {
  settings: ['CONTENT_KEY_SETTINGS', '00000000-0000-4000-8000-000000000001'],
  menus: ['CONTENT_KEY_MENUS', '00000000-0000-4000-8000-000000000025'],
  mainMenu: ['CONTENT_KEY_MAIN_MENU', '00000000-0000-4000-8000-000000000002'],
  tourMenu: ['CONTENT_KEY_TOUR_MENU', '00000000-0000-4000-8000-000000000003'],
  userMenu: ['CONTENT_KEY_USER_MENU', '00000000-0000-4000-8000-000000000024'],
  notFoundMenu: ['CONTENT_KEY_NOT_FOUND_MENU', '00000000-0000-4000-8000-000000000023'],
  hotDeals: ['CONTENT_KEY_HOT_DEALS', '00000000-0000-4000-8000-000000000026'],
  footer: ['CONTENT_KEY_FOOTER', '00000000-0000-4000-8000-000000000006'],
  deals: ['CONTENT_KEY_DEALS', '00000000-0000-4000-8000-000000000020'],
  promotions: ['CONTENT_KEY_PROMOTIONS', '00000000-0000-4000-8000-000000000021'],
  authors: ['CONTENT_KEY_AUTHORS', '00000000-0000-4000-8000-000000000022'],
  daysOff: ['CONTENT_KEY_DAYS_OFF', '00000000-0000-4000-8000-000000000027'],
  widgets: ['CONTENT_KEY_WIDGETS', '00000000-0000-4000-8000-000000000010'],
  homeSlider: ['CONTENT_KEY_HOME_SLIDER', '00000000-0000-4000-8000-000000000011'],
  flightSlider: ['CONTENT_KEY_FLIGHT_SLIDER', '00000000-0000-4000-8000-000000000012'],
  blogSlider: ['CONTENT_KEY_BLOG_SLIDER', '00000000-0000-4000-8000-000000000013'],
  scbSlider: ['CONTENT_KEY_SCB_SLIDER', '00000000-0000-4000-8000-000000000014'],
} as const

export type KeyName = keyof typeof nodes
export type KeySetting = (typeof nodes)[KeyName][0]

export const keyNames = Object.keys(nodes) as KeyName[]

/** A node that the mapping file leaves out has an empty key. */
export function keysOf({ keys }: { keys?: Partial<Record<KeyName, string>> }): Record<KeySetting, string> {
  const entries = keyNames.map(name => [nodes[name][0], keys ? (keys[name] ?? '') : nodes[name][1]])
  return Object.fromEntries(entries)
}

export const keyNameOf = (setting: KeySetting): KeyName => keyNames.find(name => nodes[name][0] === setting) as KeyName
