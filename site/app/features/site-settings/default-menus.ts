/*
 * The menus of the specification, for an installation whose content system has none under the configured keys. They
 * have the content system's shape, and the same schema reads them.
 */

export const defaultMenus = {
  main: [
    { name: 'Flights', menuLink: '/flight-deals' },
    { name: 'Hotels', menuLink: '/hotel-deals' },
    { name: 'Flight + Hotels', menuLink: '/flight-plus-hotel-deals' },
    { name: 'Tour Packages', menuLink: '/ground-package' },
    { name: 'Car Rentals', menuLink: '/car-rental-deals' },
    { name: 'Students', menuLink: '/studentportal' },
    { name: 'Attraction Ticket', menuLink: '/attraction-ticket' },
    { name: 'SCB', menuLink: '/scb' },
    { name: 'Blog', menuLink: '/blog' },
    { name: 'Agent', menuLink: '/agent', agentOnly: true },
  ],
  tours: [
    { name: 'Browse Tour Packages', items: [{ name: 'Ground packages', menuLink: '/ground-package' }] },
    { name: 'Top Categories', items: [{ name: 'Attraction tickets', menuLink: '/attraction-ticket' }] },
  ],
  notFound: [
    { name: 'Flights', menuLink: '/flight-deals' },
    { name: 'Hotels', menuLink: '/hotel-deals' },
    { name: 'Home', menuLink: '/' },
    { name: 'Flight + Hotels', menuLink: '/flight-plus-hotel-deals' },
    { name: 'Tour Packages', menuLink: '/ground-package' },
  ],
}
