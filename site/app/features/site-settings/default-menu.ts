/*
 * The menu as the specification fixes it, for an installation whose content system has none under the configured keys.
 * It is written in the content system's own shape and read by the same schema.
 */

export const defaultMenu = {
  items: [
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
}

export const defaultTourGroups = {
  items: [
    { name: 'Browse Tour Packages', items: [{ name: 'Ground packages', menuLink: '/ground-package' }] },
    { name: 'Top Categories', items: [{ name: 'Attraction tickets', menuLink: '/attraction-ticket' }] },
  ],
}
