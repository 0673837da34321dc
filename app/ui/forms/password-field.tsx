import { useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import Field, { type FieldProps } from "./field";

/** A field for a password. Where scripts run, what is typed can be shown; pasting and password managers work as ever. */
export default function PasswordField(props: Omit<FieldProps, "type">) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <div className="stack stack--tight">
      <Field
        {...props}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        id={props.id ?? props.name}
      />
      {hydrated ? (
        <p>
          <button
            type="button"
            className="link-button"
            aria-controls={props.id ?? props.name}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"} {typeof props.label === "string" ? props.label.toLowerCase() : "password"}
          </button>
        </p>
      ) : null}
    </div>
  );
}
