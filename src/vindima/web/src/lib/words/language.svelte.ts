/** The current language. A component that reads it follows its changes. */
export const language = $state({ code: "en" });
