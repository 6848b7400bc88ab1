/** The language that is spoken now. Reading it in a component makes the component follow a change. */
export const language = $state({ code: "en" });
