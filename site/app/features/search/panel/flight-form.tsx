import { Icon } from '@agency/ui/pictures/icon.tsx'
import { cabinClasses } from '../flights/flight-search.ts'
import type { SearchFormModel } from '../form-model/form-model.server.ts'
import type { SearchPanelModel } from '../form-model/search-panel-model.server.ts'
import { groupRequestPath, mostChildren, mostFlyers, mostInfants, mostRooms } from '../reading/search-limits.ts'
import { ChoiceField, PromoField } from './choice-field.tsx'
import { CountField } from './count-field.tsx'
import { DayField, DaysField } from './days-field.tsx'
import { PeopleField } from './people-field.tsx'
import { flyerWords, packageWords } from './people-words.ts'
import { PlaceField } from './place-field.tsx'
import { MoreOptions, SearchForm } from './search-form.tsx'

type FlightFormProps = { form: SearchFormModel; airlines: SearchPanelModel['airlines'] }

const peopleFields = ['adults', 'children', 'infants', 'rooms', 'cabin']
const cabins = Object.entries(cabinClasses).map(([value, label]) => ({ value, label }))
const studentOptions = [
  { value: '', label: 'No student fares' },
  ...Array.from({ length: mostFlyers }, (_, more) => ({
    value: String(more + 1),
    label: more === 0 ? '1 student' : `${more + 1} students`,
  })),
]

/** Flights, and flights with a hotel: the same questions but for one way and rooms. */
export function FlightForm({ form, airlines }: FlightFormProps) {
  const withHotel = form.product === 'packages'
  const isOpen = form.problems.some(({ field }) => peopleFields.includes(field))
  return (
    <SearchForm
      form={form}
      top={withHotel ? undefined : <TripChoice form={form} />}
      more={<FlightOptions form={form} airlines={airlines} />}
    >
      <div className="cells__pair" data-places>
        <PlaceField form={form} name="from" label="From" placeholder="City or airport" />
        <button type="button" className="swap" data-swap aria-label="Swap the two places" hidden>
          <Icon name="arrow-right" size={16} />
          <Icon name="arrow-left" size={16} />
        </button>
        <PlaceField form={form} name="to" label="To" placeholder="City or airport" />
      </div>
      <DaysField>
        <DayField form={form} name="depart" label="Leave" verb="leave" />
        <DayField form={form} name="return" label="Come back" verb="come back" />
      </DaysField>
      <PeopleField
        label={withHotel ? 'Travellers and rooms' : 'Travellers and cabin'}
        words={withHotel ? packageWords(form.values) : flyerWords(form.values)}
        open={isOpen}
      >
        <CountField form={form} name="adults" label="Adults" hint="12 and over" min={1} max={mostFlyers} />
        <CountField form={form} name="children" label="Children" hint="2 to 11" min={0} max={mostChildren} />
        <CountField form={form} name="infants" label="Infants" hint="under 24 months" min={0} max={mostInfants} />
        {withHotel && <CountField form={form} name="rooms" label="Rooms" min={1} max={mostRooms} />}
        <ChoiceField form={form} name="cabin" label="Cabin class" options={cabins} />
        <p className="people__more">
          Eight or more?{' '}
          <a href={groupRequestPath} data-group-request>
            Send a group request
          </a>
        </p>
      </PeopleField>
    </SearchForm>
  )
}

function FlightOptions({ form, airlines }: FlightFormProps) {
  return (
    <MoreOptions form={form} names={['airline', 'students', 'promo']} label="Airline, student fares, promo code">
      <ChoiceField
        form={form}
        name="airline"
        label="Preferred airline"
        options={[{ value: '', label: 'Any airline' }, ...airlines]}
      />
      <ChoiceField form={form} name="students" label="Students" options={studentOptions} />
      <PromoField form={form} />
      {form.product === 'packages' && <DirectCheck form={form} />}
    </MoreOptions>
  )
}

function TripChoice({ form }: { form: SearchFormModel }) {
  const trips = [
    { value: 'return', label: 'Return' },
    { value: 'one-way', label: 'One way' },
  ]
  return (
    <>
      <fieldset className="trip">
        <legend className="visually-hidden">Trip</legend>
        {trips.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="trip" value={value} defaultChecked={(form.values.trip || 'return') === value} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <DirectCheck form={form} />
    </>
  )
}

function DirectCheck({ form }: { form: SearchFormModel }) {
  return (
    <label className="direct">
      <input type="checkbox" name="direct" value="true" defaultChecked={form.values.direct !== ''} />
      <span>Direct flights only</span>
    </label>
  )
}
