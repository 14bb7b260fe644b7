import { carTimes } from '../model/car.ts'
import { DaysField } from './days-field.tsx'
import { controlProps, FieldProblem, type PartProps } from './form-parts.tsx'
import { PlaceField } from './place-field.tsx'
import { SearchForm } from './search-form.tsx'
import type { LiveForm } from './use-search-form.ts'

/** Cars to rent, picked up and brought back at one airport. */
export function CarForm({ form }: { form: LiveForm }) {
  return (
    <SearchForm form={form}>
      <PlaceField form={form} name="place" label="Pick up at" placeholder="City or airport" />
      <DaysField
        form={form}
        start={{
          name: 'pick-up',
          label: 'Pick up',
          verb: 'pick the car up',
          more: <TimeField form={form} name="pick-up-time" label="Time of pick-up" />,
        }}
        end={{
          name: 'return',
          label: 'Bring back',
          verb: 'bring the car back',
          more: <TimeField form={form} name="return-time" label="Time of return" />,
        }}
      />
    </SearchForm>
  )
}

function TimeField({ form, name, label }: PartProps & { label: string }) {
  return (
    <div className="time">
      <select {...controlProps({ form, name })} aria-label={label}>
        {carTimes.map(time => (
          <option key={time}>{time}</option>
        ))}
      </select>
      <FieldProblem form={form} name={name} />
    </div>
  )
}
