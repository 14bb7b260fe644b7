/** The specification's menus, for a content system that has none. */
export const en = {
  flights: 'Flights',
  hotels: 'Hotels',
  both: 'Flight + Hotels',
  tours: 'Tour Packages',
  cars: 'Car Rentals',
  students: 'Students',
  tickets: 'Attraction Ticket',
  blog: 'Blog',
  agent: 'Agent',
  home: 'Home',
  browse: 'Browse Tour Packages',
  ground: 'Ground packages',
  top: 'Top Categories',
  attractions: 'Attraction tickets',
}
