import { unbrokenAmounts } from '@agency/ui/formats/money.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { useState } from 'react'
import { whatIfId } from '../site-settings/terms/what-if-id.ts'
import { type OfferKind, offerWords } from './offer-kinds.ts'
import { type Choice, type ChoiceTable, choiceLabels, choiceVerb, maxPeople, priceOf, sumOf } from './price-choice.ts'

/**
 * @property about The path of the offer's page.
 * @property choice What is chosen at first.
 * @property whatIf The button that leads to what cancelling the chosen departure costs, where the page says it.
 */
type PriceChoiceProps = {
  about: string
  kind: OfferKind
  table: ChoiceTable
  choice?: Choice | undefined
  whatIf?: string | undefined
}

const open = { value: '', label: 'Not sure yet' }
const asOption = (label: string) => ({ value: label, label })

/** Departure, room and people of an offer. It asks the page of the enquiry; only the sum beside it needs script. */
function PriceChoice({ about, kind, table, choice: given, whatIf }: PriceChoiceProps) {
  const words = offerWords[kind]
  const labels = choiceLabels(table, kind)
  const [choice, setChoice] = useState({
    departure: '',
    room: '',
    ...given,
    people: given?.people || String(words.atFirst),
  })
  const change = (event: { target: { name: string; value: string } }) =>
    setChoice(before => ({ ...before, [event.target.name]: event.target.value }))
  const isSold = (room: string) => priceOf(table, { ...choice, room }) !== null
  const rooms = table.columns.map(room =>
    isSold(room) ? asOption(room) : { value: room, label: `${room} (not sold)` },
  )
  return (
    <form
      className="price-choice"
      action="/contactus"
      toolname="choose_departure"
      tooldescription="Ask about a departure"
    >
      <input type="hidden" name="about" value={about} />
      <SelectField
        name="departure"
        label={labels.row}
        options={[open, ...table.rows.map(({ label }) => asOption(label))]}
        value={choice.departure}
        onChange={change}
        required={false}
      />
      {rooms.length > 0 && (
        <SelectField
          name="room"
          label={labels.column}
          options={[open, ...rooms]}
          value={choice.room}
          onChange={change}
          required={false}
        />
      )}
      <TextField
        name="people"
        label={words.people}
        type="number"
        inputMode="numeric"
        min={1}
        max={maxPeople}
        value={choice.people}
        onChange={change}
      />
      <output className="price-choice__sum" htmlFor="departure room people">
        {unbrokenAmounts(sumOf(table, choice))}
      </output>
      <button type="submit" className="button">
        {choiceVerb(table, kind)}
      </button>
      {whatIf && (
        <button type="submit" className="link-button" formAction={`${about}#${whatIfId}`}>
          {whatIf}
        </button>
      )}
    </form>
  )
}

export const island = defineIsland('price-choice', PriceChoice)
