import { TextField } from '@agency/ui/forms/field.tsx'
import { type Fault, faultOf } from './fault.ts'

type NewPasswordFieldsProps = { faults: Fault[]; label?: string; again?: string }

export function NewPasswordFields({
  faults,
  label = 'New password',
  again = 'Confirm new password',
}: NewPasswordFieldsProps) {
  const shared = { type: 'password', autoComplete: 'new-password', maxLength: 200 }
  return (
    <>
      <TextField
        name="Password"
        label={label}
        hint="At least 8 characters."
        error={faultOf(faults, 'Password')}
        {...shared}
      />
      <TextField name="ConfirmPassword" label={again} error={faultOf(faults, 'ConfirmPassword')} {...shared} />
    </>
  )
}
