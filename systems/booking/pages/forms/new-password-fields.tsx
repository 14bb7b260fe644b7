import { TextField } from '@agency/ui/forms/field.tsx'
import { passwordWords } from '@agency/words/booking/password/words.ts'
import { type Fault, faultOf } from './fault.ts'
import { minPassword } from './person-fields.ts'

type NewPasswordFieldsProps = { faults: Fault[]; label?: string; again?: string }

export function NewPasswordFields({
  faults,
  label = passwordWords().label,
  again = passwordWords().again,
}: NewPasswordFieldsProps) {
  const shared = { type: 'password', autoComplete: 'new-password', maxLength: 200 }
  return (
    <>
      <TextField
        name="Password"
        label={label}
        hint={passwordWords().hint(minPassword)}
        error={faultOf(faults, 'Password')}
        {...shared}
      />
      <TextField name="ConfirmPassword" label={again} error={faultOf(faults, 'ConfirmPassword')} {...shared} />
    </>
  )
}
