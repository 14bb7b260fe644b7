import type { Limits } from '../../limits/limits.server.ts'

export type EnquiryLimits = {
  /** Counts one enquiry. @returns false above half of the limit, which is suspicious. */
  isCalm: (address: string, email: string) => Promise<boolean>
  /** Counts one enquiry. @returns false when this visitor or this sender has sent too many. */
  allowEnquiry: (address: string, email: string) => Promise<boolean>
  allowSignUp: (address: string) => Promise<boolean>
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
