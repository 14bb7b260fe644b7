import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { searchWords } from '@agency/words/search/form/words.ts'
import { carTimes } from '../model/car.ts'
import { DaysField } from './days-field.tsx'
import { FieldProblem } from './form-parts.tsx'
import { PlaceField } from './place-field.tsx'
import { SearchForm } from './search-form.tsx'
import { useControl, useForm } from './search-form-context.ts'

export function CarForm() {
  const { carReturn } = useForm().booking
  const say = searchWords()
  const pickUp = <PlaceField name="place" label={say.pickUpAt} placeholder={say.airport} />
  return (
    <SearchForm more={carReturn ? undefined : <AskElsewhere />}>
      {carReturn ? (
        <div className="cells__pair">
          {pickUp}
          <PlaceField name="return-place" label={say.backTo} placeholder={say.samePlace} />
        </div>
      ) : (
        pickUp
      )}
      <DaysField
        start={{
          name: 'pick-up',
          label: say.pickUp,
          act: 'pickUp',
          more: <TimeField name="pick-up-time" label={say.pickUpTime} />,
        }}
        end={{
          name: 'return',
          label: say.bringBack,
          act: 'bringBack',
          more: <TimeField name="return-time" label={say.returnTime} />,
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
      <Sentence
        of={searchWords().elsewhere(text => (
          <button type="submit" name="elsewhere" value="true" className="link-button">
            {text}
          </button>
        ))}
      />
    </p>
  )
}
