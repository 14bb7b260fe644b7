import { menuWords } from '@agency/words/shell/menus/words.ts'

/** The specification's menus in the content system's shape, for a content system that has none. */
export function defaultMenus() {
  const say = menuWords()
  return {
    main: [
      { name: say.flights, menuLink: '/flight-deals' },
      { name: say.hotels, menuLink: '/hotel-deals' },
      { name: say.both, menuLink: '/flight-plus-hotel-deals' },
      { name: say.tours, menuLink: '/ground-package', role: 'tours' },
      { name: say.cars, menuLink: '/car-rental-deals' },
      { name: say.students, menuLink: '/studentportal' },
      { name: say.tickets, menuLink: '/attraction-ticket' },
      { name: 'SCB', menuLink: '/scb' },
      { name: say.blog, menuLink: '/blog' },
      { name: say.agent, menuLink: '/agent', agentOnly: true },
    ],
    tours: [
      { name: say.browse, items: [{ name: say.ground, menuLink: '/ground-package' }] },
      { name: say.top, items: [{ name: say.attractions, menuLink: '/attraction-ticket' }] },
    ],
    notFound: [
      { name: say.flights, menuLink: '/flight-deals' },
      { name: say.hotels, menuLink: '/hotel-deals' },
      { name: say.home, menuLink: '/' },
      { name: say.both, menuLink: '/flight-plus-hotel-deals' },
      { name: say.tours, menuLink: '/ground-package' },
    ],
  }
}
