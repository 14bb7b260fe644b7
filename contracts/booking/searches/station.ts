import * as z from 'zod'

/** The booking site knows these airports by their group's main code (KUL, BKK, TYO, LON). */
const knownByTheirGroup = ['SZB', 'DMK', 'NRT', 'HND', 'LHR', 'LGW']

export const stationCode = z
  .string({ error: 'is missing' })
  .regex(/^[A-Z]{3}$/, { error: 'must be three capital letters', abort: true })
  .refine(code => !knownByTheirGroup.includes(code), { error: "must be the main code of the airport's group" })

/** `KUL - KUALA LUMPUR, MALAYSIA`. The receiver splits it at the dash: a bare code breaks it. */
export const stationText = z
  .string({ error: 'is missing' })
  .max(120, { error: 'has more than 120 characters' })
  .refine(text => /^[A-Z]{3} - \S.*, \S/.test(text) && text === text.toUpperCase(), {
    error: 'must be like KUL - KUALA LUMPUR, MALAYSIA',
  })
