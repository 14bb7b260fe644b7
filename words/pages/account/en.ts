/** The page of the log-in, where a member logs in on the booking site or without texts of the content system. */
export const en = {
  agentTitle: 'Agent log in',
  title: 'Log In & Sign Up',
  member: { title: 'Member', logIn: 'Log in', signUp: 'Sign up' },
  agent: { title: 'Agent', logIn: 'Log in as an agent', signUp: 'Become an agent' },
}
