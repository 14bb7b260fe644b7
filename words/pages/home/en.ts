/** The home page, and pages of deals. */
export const en = {
  all: 'All offers',
  seeAll: 'See all',
  seeOffer: 'See the offer',
  carousel: 'Offers and ideas',
  from: (price: string) => `from ${price}`,
  forAgents: 'Net rates are shown to travel agents who have logged in.',
  logIn: 'Log in as an agent',
  ask: 'Ask us',
  promo: 'Promo code',
}
