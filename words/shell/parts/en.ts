/** Parts of pages to read. */
export const en = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  previous: 'Previous',
  next: 'Next',
  /** Roles of the carousel and of one of its slides. */
  carousel: 'carousel',
  slide: 'slide',
  slideOf: ({ slide, slides }: { slide: number; slides: number }) => `${slide} of ${slides}`,
  /** Read out after a row that scrolls. */
  inRow: (cards: number) => `${cards} in this row`,
  /** Before a price. */
  from: 'from ',
  leaves: (days: string) => `Leaves ${days}`,
  travel: (days: string) => `Travel ${days}`,
  travelNoted: ({ days, note }: { days: string; note: string }) => `Travel ${days}, ${note}`,
  bookBy: (day: string) => `Book by ${day}`,
  laterPage: ({ page, description }: { page: number; description: string }) => `Page ${page}. ${description}`,
  laterTitle: (page: number) => `, page ${page}`,
}
