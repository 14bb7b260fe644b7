import { siteCalls } from '../../site/site-calls.ts'
import type { Finding, Probe } from './probe.ts'

const destination = '/holidays-in-langkawi'

const signedOut = {
  SessionTransferMemberId: '0',
  UserId: '',
  FirstName: '',
  Email: '',
  IsActive: 'False',
  isAgent: 'False',
}

/** Checks that hand-backs reach this site, behind its proxies. */
export const siteProbes: Probe[] = [
  { call: siteCalls.handBack, asking: () => ({ form: signedOut }), examine: leadsTo('/') },
  {
    call: siteCalls.authAndRedirect,
    asking: () => ({ query: { destinationUrl: destination }, form: {} }),
    examine: leadsTo(destination),
  },
  { call: siteCalls.menus, asking: () => ({}) },
]

function leadsTo(path: string) {
  return (answer: unknown): Finding[] => {
    const { status, location = '' } = answer as { status: number; location?: string }
    const target = URL.canParse(location, 'http://localhost') ? new URL(location, 'http://localhost').pathname : ''
    if (status === 303 && target === path) return []
    const outcome = location ? `${status} to ${target}` : `${status}`
    const text = `answers ${outcome} instead of 303 to ${path}: another site answers here, and visitors who come back meet it`
    return [{ path: '', text }]
  }
}
