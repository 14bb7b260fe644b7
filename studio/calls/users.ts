import type { user } from '@agency/contracts/manage/users.ts'
import type { z } from 'zod'
import { call } from './call.ts'

export type ListedUser = z.output<typeof user>

export const readUsers = () => call<{ users: ListedUser[] }>('GET', 'users')
