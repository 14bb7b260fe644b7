/** In days from today: airlines and hotels publish no prices beyond it. */
export const maxDaysAhead = 361

/** On one flight booking; larger groups have a form of their own. */
export const maxFlyers = 7
export const maxChildren = 6
export const maxInfants = 3

export const maxRooms = 8
export const maxHotelAdults = 32
export const maxHotelChildren = 16
