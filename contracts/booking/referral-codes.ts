export const spentReferralCodes = ['SCB100', 'SCB200']

export const isSpentReferralCode = (code: string): boolean => spentReferralCodes.includes(code.trim().toUpperCase())
