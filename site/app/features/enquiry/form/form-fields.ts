export const viewField = 'view'
/** A hidden field; programs that fill in every field give themselves away. */
export const trapField = 'homepage'
/** The person check: the captcha's token, or the question and its answer. */
export const captchaField = 'captcha'
export const questionField = 'question'
export const answerField = 'answer'
