import type { Limits } from '../../limits/limits.server.ts'

export type EnquiryLimits = {
  /** Counts one enquiry. @returns false when half of what is allowed was sent: no reason to refuse, but to look closer. */
  isCalm: (address: string, email: string) => Promise<boolean>
  /** Counts one enquiry. @returns false when this visitor or this sender has sent too many. */
  allowEnquiry: (address: string, email: string) => Promise<boolean>
  /** Counts one sign-up for offers. */
  allowSignUp: (address: string) => Promise<boolean>
  /** Counts one request for one's own data. */
  allowOwnData: (address: string) => Promise<boolean>
}

/** An office or a hotel shares an address, so that limit is generous; a person does not write ten times an hour. */
export function createEnquiryLimits(limits: Limits): EnquiryLimits {
  const isWithin = async (name: Parameters<Limits['take']>[0], key: string) => (await limits.take(name, key)).allowed
  return {
    isCalm: async (address, email) =>
      (await isWithin('enquiryCalm', address)) && isWithin('enquirySenderCalm', email.toLowerCase()),
    allowEnquiry: async (address, email) =>
      (await isWithin('enquiry', address)) && isWithin('enquirySender', email.toLowerCase()),
    allowSignUp: address => isWithin('signUp', address),
    allowOwnData: address => isWithin('ownData', address),
  }
}
