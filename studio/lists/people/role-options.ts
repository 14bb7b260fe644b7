import { words } from '../../words/words.ts'

/** The roles as a field offers them. */
export const roleOptions = Object.entries(words.roles).map(([value, label]) => ({ value, label }))
