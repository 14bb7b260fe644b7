/** Pages on which members and agents log in, and the way back to the website. */
export const en = {
  title: 'Log in',
  stay: 'Stay logged in',
  forgot: 'Forgot your password?',
  create: 'Create an account',
  amAgent: 'I am an agent',
  agents: {
    title: 'Log in as an agent',
    heading: 'Agents log in on the website',
    text: 'Have your trading ID or user name and your password ready. A short check that you are a person comes first.',
    go: 'Go to the agents’ log-in',
    amMember: 'I am a member',
    register: 'Register your agency',
  },
  done: {
    title: 'You are logged in',
    welcome: (name: string) => `Welcome, ${name}`,
    text: 'You are logged in. We are taking you back to the website.',
    proceed: 'Continue to the website',
  },
}
