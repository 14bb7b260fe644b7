/** Reasons why a password is guessed early. */
export const en = {
  frequent: 'Many people use this one, so it is guessed first.',
  repeated: 'This repeats itself. Choose words that do not belong together.',
  personal: 'This is made of words that are guessed first: your name, your address, "password".',
  row: 'This is a row of the keyboard or of the alphabet.',
}
