import type { Role } from '@agency/contracts/manage/roles.ts'
import { words } from '../words/words.ts'

/** The screens that the bar leads to, and who may use them. */
export const screens: { path: string; name: string; role: Role }[] = [
  { path: 'calendar', name: words.screens.calendar, role: 'reader' },
  { path: 'checks', name: words.screens.checks, role: 'reader' },
  { path: 'pictures', name: words.screens.pictures, role: 'reader' },
  { path: 'redirects', name: words.screens.redirects, role: 'reader' },
  { path: 'trash', name: words.screens.trash, role: 'reader' },
  { path: 'audit', name: words.screens.audit, role: 'reader' },
  { path: 'users', name: words.screens.users, role: 'administrator' },
  { path: 'webhooks', name: words.screens.webhooks, role: 'administrator' },
]
