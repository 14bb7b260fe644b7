/** Google's console shows it. */
export const recaptchaAction = 'agent_login'
