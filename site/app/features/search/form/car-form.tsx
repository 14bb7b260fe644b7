import { carTimes } from '../model/car.ts'
import { DaysField } from './days-field.tsx'
import { FieldProblem } from './form-parts.tsx'
import { PlaceField } from './place-field.tsx'
import { SearchForm } from './search-form.tsx'
import { useControl, useForm } from './search-form-context.ts'

export function CarForm() {
  const { carReturn } = useForm().booking
  const pickUp = <PlaceField name="place" label="Pick up at" placeholder="City or airport" />
  return (
    <SearchForm more={carReturn ? undefined : <AskElsewhere />}>
      {carReturn ? (
        <div className="cells__pair">
          {pickUp}
          <PlaceField name="return-place" label="Bring back to" placeholder="The same place" />
        </div>
      ) : (
        pickUp
      )}
      <DaysField
        start={{
          name: 'pick-up',
          label: 'Pick up',
          verb: 'pick the car up',
          more: <TimeField name="pick-up-time" label="Time of pick-up" />,
        }}
        end={{
          name: 'return',
          label: 'Bring back',
          verb: 'bring the car back',
          more: <TimeField name="return-time" label="Time of return" />,
        }}
      />
    </SearchForm>
  )
}

function TimeField({ name, label }: { name: string; label: string }) {
  return (
    <div className="time">
      <select {...useControl(name)} aria-label={label}>
        {carTimes.map(time => (
          <option key={time}>{time}</option>
        ))}
      </select>
      <FieldProblem name={name} />
    </div>
  )
}

/** For receivers that know no place of return. */
function AskElsewhere() {
  return (
    <p className="search-form__ask">
      The car comes back to where you collect it. Return it elsewhere?{' '}
      <button type="submit" name="elsewhere" value="true" className="link-button">
        Ask us
      </button>
    </p>
  )
}
