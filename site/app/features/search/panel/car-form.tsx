import { carTimes } from '../cars/car-values.ts'
import type { SearchFormModel } from '../form-model/form-model.server.ts'
import { DayField, DaysField } from './days-field.tsx'
import { controlProps, FieldProblem, type PartProps } from './form-parts.tsx'
import { PlaceField } from './place-field.tsx'
import { SearchForm } from './search-form.tsx'

/** Cars to rent, picked up and brought back at one airport. */
export function CarForm({ form }: { form: SearchFormModel }) {
  return (
    <SearchForm form={form}>
      <PlaceField form={form} name="place" label="Pick up at" placeholder="City or airport" />
      <DaysField>
        <DayField form={form} name="pick-up" label="Pick up" verb="pick the car up">
          <TimeField form={form} name="pick-up-time" label="Time of pick-up" />
        </DayField>
        <DayField form={form} name="return" label="Bring back" verb="bring the car back">
          <TimeField form={form} name="return-time" label="Time of return" />
        </DayField>
      </DaysField>
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
