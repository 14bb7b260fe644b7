/** Planners, ways to reach the agency, reviews and deposits, beside offers and texts. */
export const en = {
  write: 'Write to us',
  onWhatsApp: 'Ask on WhatsApp',
  planner: 'Your planner',
  speaks: (languages: string) => `Speaks ${languages}`,
  sampleReview: 'Sample review',
  reviews: 'What travellers say',
  stars: (rating: number) => `${rating} of 5 stars`,
  deposit: 'Your deposit',
  cancelling: 'How cancelling works',
}
