/** Where a planner sees what a visitor asked about on WhatsApp. */
export const askedPath = '/asked'
