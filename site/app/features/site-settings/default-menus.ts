/* The specification's menus in the content system's shape, for a content system that has none. */

export const defaultMenus = {
  main: [
    { name: 'Flights', menuLink: '/flight-deals' },
    { name: 'Hotels', menuLink: '/hotel-deals' },
    { name: 'Flight + Hotels', menuLink: '/flight-plus-hotel-deals' },
    { name: 'Tour Packages', menuLink: '/ground-package', role: 'tours' },
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
