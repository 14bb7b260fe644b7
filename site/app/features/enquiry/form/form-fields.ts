/** Names of the fields of every enquiry form beside those of its schema. */
export const viewField = 'view'
/** People never see it; programs that fill in every field give themselves away. */
export const trapField = 'homepage'
/** The step for suspicious forms: what script earned, or the question and its answer. */
export const captchaField = 'captcha'
export const questionField = 'question'
export const answerField = 'answer'
