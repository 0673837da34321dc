/** Messages of one field or group; its inputs name this id in aria-describedby. Renders nothing without messages. */
export default function FieldErrors({ id, messages }: { id: string; messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div className="field__error" id={id}>
      {messages.map((message) => (
        <p key={message}>
          <span className="visually-hidden">Error: </span>
          {message}
        </p>
      ))}
    </div>
  );
}
