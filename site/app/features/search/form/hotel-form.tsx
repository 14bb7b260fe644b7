import { maxHotelAdults, maxHotelChildren, maxRooms } from '../model/products.ts'
import { ChoiceField, CountField, PromoField } from './control-fields.tsx'
import { DaysField } from './days-field.tsx'
import { guestWords } from './people.ts'
import { AgeFields, PeopleField } from './people-field.tsx'
import { PlaceField } from './place-field.tsx'
import { MoreOptions, SearchForm } from './search-form.tsx'
import type { LiveForm } from './use-search-form.ts'

const stars = [
  { value: '10', label: 'Any number of stars' },
  ...['5', '4', '3', '2'].map(value => ({ value, label: `${value} stars` })),
  { value: '1', label: '1 star' },
]

/** Hotels. */
export function HotelForm({ form }: { form: LiveForm }) {
  const isOpen = form.problems.some(({ field }) => /^(rooms|adults|children|age-\d+)$/.test(field))
  return (
    <SearchForm form={form} more={<HotelOptions form={form} />}>
      <PlaceField form={form} name="place" label="Where to" placeholder="Town, city or island" />
      <DaysField
        form={form}
        start={{ name: 'arrive', label: 'Check in', verb: 'check in' }}
        end={{ name: 'leave', label: 'Check out', verb: 'check out' }}
      />
      <PeopleField label="Rooms and guests" words={guestWords(form.values)} open={isOpen} isLive={form.isLive}>
        <CountField form={form} name="rooms" label="Rooms" min={1} max={maxRooms} />
        <CountField form={form} name="adults" label="Adults" hint="18 and over" min={1} max={maxHotelAdults} />
        <CountField form={form} name="children" label="Children" hint="under 18" min={0} max={maxHotelChildren} />
        <AgeFields form={form} />
      </PeopleField>
    </SearchForm>
  )
}

function HotelOptions({ form }: { form: LiveForm }) {
  return (
    <MoreOptions form={form} names={['stars', 'promo']} label="Stars, promo code">
      <ChoiceField form={form} name="stars" label="Stars" options={stars} />
      <PromoField form={form} />
    </MoreOptions>
  )
}
