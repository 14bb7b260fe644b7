import { expect, test } from 'vitest'
import { closedList, type ListEvent, type ListState, listReducer } from './list-state.ts'

const items = ['Ipoh', 'Kuching']
const typed: ListState<string> = { ...closedList, typedText: 'i' }
const answered: ListState<string> = { ...typed, items, status: '2 places', answeredText: 'i' }
const proposed: ListState<string> = { ...answered, active: 0, isProposed: true }
const failed: ListState<string> = { ...typed, note: 'Not reached', status: 'Not reached' }

test.each<[string, ListState<string>, ListEvent<string>, ListState<string>]>([
  ['a typed text is kept', closedList, { type: 'typed', text: 'i' }, typed],
  ['typing leaves the list open', answered, { type: 'typed', text: 'ip' }, { ...answered, typedText: 'ip' }],
  ['an answer opens the list', typed, { type: 'answered', text: 'i', items, status: '2 places' }, answered],
  [
    'an answer can propose its first item',
    typed,
    { type: 'answered', text: 'i', items, status: '2 places', isProposed: true },
    proposed,
  ],
  [
    'an answer without items closes the list and says why',
    proposed,
    { type: 'answered', text: 'ix', items: [], status: 'None', note: 'None' },
    { ...typed, note: 'None', status: 'None', answeredText: 'ix' },
  ],
  ['a failure closes the list and says so', answered, { type: 'failed', note: 'Not reached' }, failed],
  [
    'an answer replaces the note of a failure',
    failed,
    { type: 'answered', text: 'i', items, status: '2 places' },
    answered,
  ],
  ['a moved highlight is no proposal', proposed, { type: 'moved', to: 1 }, { ...answered, active: 1 }],
  ['leaving the field keeps the typed text', proposed, { type: 'left' }, { ...typed, answeredText: 'i' }],
  ['choosing forgets it', proposed, { type: 'chosen' }, { ...closedList, answeredText: 'i' }],
  ['closing forgets it', proposed, { type: 'closed' }, { ...closedList, answeredText: 'i' }],
])('%s', (_, before, event, after) => expect(listReducer(before, event)).toEqual(after))
