import type { filteredLists, savedFilter, savedFilters } from '@agency/contracts/manage/account.ts'
import type { z } from 'zod'
import { call } from './call.ts'

export type FilteredList = (typeof filteredLists)[number]
export type SavedFilter = z.output<typeof savedFilter>

type Answer = z.output<typeof savedFilters>

/** The filters of the signed-in user, as they are after a change. */
const filtersAfter = async (answer: Promise<Answer>): Promise<SavedFilter[]> => (await answer).filters

export const readFilters = () => filtersAfter(call('GET', 'me/filters'))

export const saveFilter = (body: Omit<SavedFilter, 'id'>) => filtersAfter(call('POST', 'me/filters', { body }))

export const renameFilter = (id: string, name: string) =>
  filtersAfter(call('PUT', `me/filters/${id}`, { body: { name } }))

export const deleteFilter = (id: string) => filtersAfter(call('DELETE', `me/filters/${id}`))
