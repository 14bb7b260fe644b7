import type { Role } from '@agency/contracts/manage/roles.ts'

/** The screens that the bar leads to, and who may use them. */
export const screens: { path: string; name: string; role: Role }[] = []
