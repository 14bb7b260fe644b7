import { TextField } from '@agency/ui/forms/field.tsx'
import { type Fault, fieldsOf } from './fault.ts'

export function EmailField({ email, faults }: { email: string; faults: Fault[] }) {
  const field = fieldsOf(faults, () => email)
  return <TextField {...field('Email')} type="email" autoComplete="username" maxLength={254} />
}
