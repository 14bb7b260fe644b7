import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Env } from '../env.server.ts'

export type EnquiryLimits = {
  /** Counts one enquiry. @returns false when this visitor or this sender has sent too many. */
  allowEnquiry: (address: string, email: string) => Promise<boolean>
  /** Counts one sign-up for offers. */
  allowSignUp: (address: string) => Promise<boolean>
}

const TEN_MINUTES = 600
const ONE_HOUR = 3600

type LimitSettings = Pick<Env, 'ENQUIRIES_PER_ADDRESS' | 'ENQUIRIES_PER_SENDER'>

/** Limits of one process. An office or a hotel shares an address, so that one is generous; nobody writes ten times an hour. */
export function createEnquiryLimits({ ENQUIRIES_PER_ADDRESS, ENQUIRIES_PER_SENDER }: LimitSettings): EnquiryLimits {
  const byAddress = new RateLimiterMemory({ points: ENQUIRIES_PER_ADDRESS, duration: TEN_MINUTES })
  const bySender = new RateLimiterMemory({ points: ENQUIRIES_PER_SENDER, duration: ONE_HOUR })
  const signUps = new RateLimiterMemory({ points: ENQUIRIES_PER_ADDRESS, duration: TEN_MINUTES })
  return {
    allowEnquiry: async (address, email) =>
      (await isWithin(byAddress, address)) && isWithin(bySender, email.toLowerCase()),
    allowSignUp: address => isWithin(signUps, address),
  }
}

/** The package tells "too many" by rejecting with what is left, and trouble by rejecting with an error. */
async function isWithin(limiter: RateLimiterMemory, who: string): Promise<boolean> {
  try {
    await limiter.consume(who)
    return true
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection
    return false
  }
}
