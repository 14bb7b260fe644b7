/** The menu of people who are signed in, and their balances. */
export const en = {
  logIn: 'Log in',
  signUp: 'Sign up',
  hi: 'Hi,',
  hiTo: (name: string) => `Hi, ${name}`,
  /** For people whose name is unknown. */
  traveller: 'traveller',
  logOut: 'Log Out',
  /** The usual menu. */
  menu: {
    manageProfile: 'Profile',
    managePassword: 'Change Password',
    upcomingTrips: 'Upcoming Trips',
    travelHistory: 'Travel History',
    frequentFlyer: 'Frequent Flyer',
    travellerGroup: 'Traveller Group',
    savedSearch: 'Saved Searches',
  },
  balances: 'Your balances',
  notShownAgain: 'Your balances cannot be shown just now. Please try again in a few minutes.',
  expires: ({ sum, day }: { sum: string; day: string }) => `${sum} expires on ${day}`,
  agentCredit: 'Agent Credit',
  travelCredit: 'Travel Credit (E-Cash Voucher)',
  wallet: 'Travel Wallet',
}
