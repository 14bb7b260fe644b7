const digits = /^[0-9a-f]{32}$/

/**
 * The key of a node as Umbraco writes it somewhere: with hyphens, without, in braces, or as `umb://document/…`.
 * @returns It in lower case with hyphens; undefined when it is none.
 */
export function readNodeKey(written: string): string | undefined {
  const plain = written
    .trim()
    .toLowerCase()
    .replace(/^umb:\/\/document\//, '')
    .replace(/[-{}]/g, '')
  return digits.test(plain) ? plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined
}

/** The nodes that the site reads beside its pages, by their names in a mapping file, with their settings. */
export const keySettings = {
  settings: 'CONTENT_KEY_SETTINGS',
  menus: 'CONTENT_KEY_MENUS',
  mainMenu: 'CONTENT_KEY_MAIN_MENU',
  tourMenu: 'CONTENT_KEY_TOUR_MENU',
  userMenu: 'CONTENT_KEY_USER_MENU',
  notFoundMenu: 'CONTENT_KEY_NOT_FOUND_MENU',
  hotDeals: 'CONTENT_KEY_HOT_DEALS',
  footer: 'CONTENT_KEY_FOOTER',
  deals: 'CONTENT_KEY_DEALS',
  promotions: 'CONTENT_KEY_PROMOTIONS',
  authors: 'CONTENT_KEY_AUTHORS',
  widgets: 'CONTENT_KEY_WIDGETS',
  homeSlider: 'CONTENT_KEY_HOME_SLIDER',
  flightSlider: 'CONTENT_KEY_FLIGHT_SLIDER',
  blogSlider: 'CONTENT_KEY_BLOG_SLIDER',
  scbSlider: 'CONTENT_KEY_SCB_SLIDER',
} as const

export type KeyName = keyof typeof keySettings
