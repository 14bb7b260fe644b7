import type { Identity } from '../mail/identity.ts'

/** In whose name test backends write. */
export const testIdentity: Identity = {
  brand: 'Test Agency',
  supportMailbox: 'care@agency.example',
  agentMailbox: 'agents@agency.example',
  privacyMailbox: 'privacy@agency.example',
  from: 'care@agency.example',
  phone: '+60 3-0000 0000',
  openingHours: 'Monday to Saturday, 9 am to 6 pm',
  planners: [{ name: 'Daniel Jimbun', hours: 'Tuesday to Saturday, 10 am to 6 pm', plans: ['/ground-package'] }],
}
