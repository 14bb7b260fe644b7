import * as z from 'zod'
import { parseJson } from '../calls/parse-json.ts'
import { replySchema } from './reply.ts'

const amount = z.union([z.number(), z.string()])

/** One wallet. An installation sends either wallet as null, and also a wallet without expiry. */
const walletSchema = z.looseObject({
  Amount_Useable: amount,
  Amount_Holding: amount.nullish(),
  Expiry_Amount: amount.nullish(),
  Expiry_Date: z.string().nullish(),
})

export const creditDetailsSchema = z.looseObject({
  TravelCredit: walletSchema.nullish(),
  TravelWallet: walletSchema.nullish(),
})

export type CreditDetails = z.infer<typeof creditDetailsSchema>

export const creditQuerySchema = z.object({ id: z.coerce.number().int().positive() })

export const creditAnswerSchema = replySchema.safeExtend({
  data: z
    .string()
    .refine(text => readCreditText(text) !== undefined, { error: 'must be credit details as JSON text' })
    .nullish(),
})

function readCreditText(text: string): CreditDetails | undefined {
  return creditDetailsSchema.safeParse(parseJson(text)).data
}
