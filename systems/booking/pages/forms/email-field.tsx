import { TextField } from '@agency/ui/forms/field.tsx'
import { type Fault, faultOf } from './fault.ts'

export function EmailField({ email, faults }: { email: string; faults: Fault[] }) {
  return (
    <TextField
      name="Email"
      label="Email"
      type="email"
      autoComplete="username"
      maxLength={254}
      defaultValue={email}
      error={faultOf(faults, 'Email')}
    />
  )
}
