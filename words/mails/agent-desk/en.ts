/** The agent desk reads English. */
export const en = {
  subject: ({ reference, agency }: { reference: string; agency: string }) =>
    `Agency registration ${reference}: ${agency}`,
  text: 'An agency would like to become an agent. No account has been opened: please check the licence first.',
}
