import { Input, TextField } from 'react-aria-components'

/** The field of an Autocomplete. Escape leaves its window at once: a SearchField would only be emptied by the first one. */
export function SearchInput({ label, placeholder }: { label: string; placeholder?: string }) {
  return (
    <TextField aria-label={label} type="search" autoFocus>
      <Input placeholder={placeholder} />
    </TextField>
  )
}
