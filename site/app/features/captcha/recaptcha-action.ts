/** What a reCAPTCHA token is made for and counts for; shown in Google's console. */
export const recaptchaAction = 'agent_login'
