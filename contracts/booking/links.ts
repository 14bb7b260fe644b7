export const bookingLinks = {
  manageProfile: '/Member/ManageProfile',
  managePassword: '/Account/ManagePassword',
  upcomingTrips: '/Account/UpcomingTrips',
  travelHistory: '/Account/TravelHistory',
  frequentFlyer: '/Tools/FrequentFlyer',
  travellerGroup: '/Tools/TravellerGroup',
  savedSearch: '/Account/SavedSearch',
  logIn: '/account/login',
  agentLogIn: '/agent/login',
  resetPassword: '/account/resetpassword',
  register: '/Member/SimpleRegister',
  agentRegister: '/Agent/Register',
} as const
