import LabeledField, { type FieldLabels } from "./labeled-field";

interface FileFieldProps extends FieldLabels {
  /** Kinds of files that the browser offers first, such as "image/jpeg,application/pdf"; the server looks again. */
  accept: string;
}

/** A labeled choice of one file, for a form of encType "multipart/form-data". No browser keeps it after an error. */
export default function FileField({ accept, ...labels }: FileFieldProps) {
  return (
    <LabeledField {...labels}>{(attributes) => <input type="file" accept={accept} {...attributes} />}</LabeledField>
  );
}
