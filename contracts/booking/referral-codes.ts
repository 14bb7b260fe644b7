/** Codes that bank-card offers once used. They are not for new members: a registration with one goes on without it. */
export const spentReferralCodes = ['SCB100', 'SCB200']

/** Whether a code is one of them, however it was typed. */
export const isSpentReferralCode = (code: string): boolean => spentReferralCodes.includes(code.trim().toUpperCase())
